import type { Endpoints } from './endpoint.ts';

export const calendarApi = {
  'GET /kalender': {
    access: 'customer',
    summary: 'Get the coming dates as a calendar',
    file: 'text/calendar',
  },
} satisfies Endpoints;
