import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../platform/lazy.tsx';

type Props = {
  /** rendered in place of children that throw while rendering */
  fallback: (error: unknown) => ReactNode;
  /** a new value renders the children again */
  resetKey?: string;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null };

/**
 * Catches and reports errors that its children throw while rendering. A `ChunkLoadError` is not reported: the
 * network causes it. React requires a class for this.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) reportError(error);
  }

  override componentDidUpdate({ resetKey }: Props, { failure }: State) {
    // Only a failure of before the new key: the new children may have failed at once.
    if (failure && resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
