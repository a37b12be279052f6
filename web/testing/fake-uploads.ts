import { vi } from 'vitest';

/** An upload that the page has started. */
export class FakeUpload {
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  address = '';
  file: File | null = null;
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  static readonly sent: FakeUpload[] = [];

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }

  getResponseHeader(): null {
    return null;
  }

  send(body: FormData): void {
    this.file = body.get('fil') as File;
    FakeUpload.sent.push(this);
  }

  abort(): void {
    this.isAborted = true;
  }

  progress(share: number): void {
    this.upload.onprogress?.({ loaded: share * 100, total: 100 });
  }

  answer(status: number, body: object | string): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }

  breakOff(): void {
    this.onerror?.();
  }
}

/** Replaces XMLHttpRequest until the end of the test. Returns the uploads that the page starts, oldest first. */
export function fakeUploads(): readonly FakeUpload[] {
  FakeUpload.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return FakeUpload.sent;
}
