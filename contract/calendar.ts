import type { Endpoints } from './endpoint.ts';
import { FileLanguage } from './entity.ts';

export const calendarApi = {
  'GET /kalender': {
    access: 'customer',
    summary: 'Get the coming dates as a calendar',
    query: FileLanguage,
    file: 'text/calendar',
  },
} satisfies Endpoints;
