import type { calendarApi } from '../../contract/calendar.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { calendarEntries, calendarTexts } from './calendar-dates.ts';
import { icalendar } from './icalendar.ts';

/** Returns the handler of the calendar file with the customer's coming dates (spec: beyond §1). */
export function calendarHandlers({ db, holdings, customerRow }: AreaServices): Handlers<typeof calendarApi> {
  return {
    'GET /kalender': {
      http: { exposeHeadRoute: false },
      async handle(context) {
        const customer = await customerRow(context);
        const [agreements, offers, invoices] = await Promise.all([
          holdings.agreements(context),
          holdings.list(context, 'tilbud'),
          holdings.list(context, 'fakturaer'),
        ]);
        // A calendar can't show that dates are missing, so an incomplete one is refused.
        if (![agreements, offers, invoices].every(({ complete }) => complete)) {
          throw new ProblemError(503, 'systemSilent');
        }
        const now = Date.now();
        const dated = { agreements: agreements.items, offers: offers.items, invoices: invoices.items };
        const { language } = context.request;
        const text = icalendar(calendarEntries(dated, osloDate(now), language), {
          name: calendarTexts(language).name,
          secret: customer.tracking_id,
          now,
        });
        await recordActivity(db, context.session, 'calendar-fetched');
        return { content: Buffer.from(text), name: 'forsikring.ics' };
      },
    },
  };
}
