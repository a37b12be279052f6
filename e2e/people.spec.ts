import { demoDate } from '../commands/portfolio/demo.ts';
import { formatDate } from '../domain/calendar-date.ts';
import { formats } from '../texts/nb/formats.ts';
import { expectCosts } from './expect-costs.ts';
import { expectRecommendations } from './expect-recommendations.ts';
import { expectTasks } from './expect-tasks.ts';
import { openOverview } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';

// The content is the same without scripts, in a third of the time.
test.use({ javaScriptEnabled: false });

const TASKS = 'Oppgavene dine';
const INSURANCES = 'Forsikringene dine';
const MISSING = 'Savner du en forsikring?';
const RECOMMENDED = 'Anbefalt for deg';
const UNION = 'For deg som er LO-medlem';
const BUY = 'Hva vil du forsikre?';
const FEEDBACK = 'Hvor fornøyd er du med denne siden?';

type Seen = { sentence: string; sections: string[]; badges: string[] };

/**
 * First sentence, sections in order, and badges of each demonstration person's overview
 * (spec: overview §2.1).
 */
const OVERVIEWS: Record<string, Seen> = {
  Kari: {
    sentence: 'Hei, Kari. Du har 10 forsikringer for til sammen 3 200 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, UNION, BUY, FEEDBACK],
    badges: [
      'Fornyelse',
      `Avsluttes ${formatDate(demoDate('2026-12-31'), formats)}`,
      'Midlertidig',
      'Under behandling',
    ],
  },
  Jonas: {
    sentence: 'Hei, Jonas. Her samler vi forsikringene dine når du får noen.',
    sections: [TASKS, 'Du har ingen forsikringer', MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [],
  },
  Ingrid: {
    sentence: 'Hei, Ingrid. Du har 1 forsikring for 79 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [],
  },
  Gunnar: {
    sentence: 'Hei, Gunnar. Du har 17 forsikringer for til sammen 295,50 kr/md, 13 uten pris.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, UNION, BUY, FEEDBACK],
    badges: [],
  },
  'Per Arne': {
    sentence: 'Hei, Per. Du har 14 forsikringer for til sammen 4 239,25 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: ['Fornyelse'],
  },
  'Anne-Charlotte': {
    sentence: 'Hei, Anne-Charlotte. Du har 5 forsikringer for til sammen 315 123 456,59 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, UNION, BUY, FEEDBACK],
    badges: ['Fornyelse', `Avsluttes ${formatDate(demoDate('2027-01-31'), formats)}`, 'Midlertidig'],
  },
  Silje: {
    sentence: 'Hei, Silje. Du har 6 forsikringer for til sammen 1 738,50 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [
      'Fornyelse',
      `Avsluttes ${formatDate(demoDate('2027-02-28'), formats)}`,
      'Fornyelse',
      'Under behandling',
    ],
  },
  Tor: {
    sentence: 'Hei, Tor. Du har 5 forsikringer for til sammen 1 139,25 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: ['Midlertidig', 'Fornyelse'],
  },
  Amina: {
    sentence: 'Hei, Amina. Du har 2 forsikringer for til sammen 74 kr/md, 1 uten pris.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: ['Fornyelse'],
  },
  Marit: {
    sentence: 'Hei, Marit. Du har 3 forsikringer for til sammen 386,50 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, BUY, FEEDBACK],
    badges: [],
  },
  Ola: {
    sentence: 'Hei, Ola. Du har 3 forsikringer for til sammen 1 888 kr/md.',
    sections: [TASKS, INSURANCES, MISSING, RECOMMENDED, BUY, FEEDBACK],
    badges: [`Avsluttet ${formatDate(demoDate('2026-11-21'), formats)}`],
  },
  Bjørn: {
    sentence: 'Hei, Bjørn. Du har 60 forsikringer for til sammen 18 071,50 kr/md, 2 uten pris.',
    sections: [TASKS, INSURANCES, MISSING, UNION, BUY, FEEDBACK],
    badges: ['Fornyelse', 'Fornyelse', 'Fornyelse'],
  },
};

for (const [name, { sentence, sections, badges }] of Object.entries(OVERVIEWS)) {
  test(`${name}’s overview has the right sections, badges, tasks, costs and recommendations`, async ({
    page,
  }) => {
    await openOverview(page, personNamed(name).ssn);
    const main = page.locator('main');
    await expect(main.getByText(sentence)).toBeVisible();
    // Without the boxes beside the insurances, which have smaller headings.
    const headings = main.locator('h2.jkl-heading-2, h2.kfp-feedback__title');
    for (const [place, section] of sections.entries()) {
      await expect(headings.nth(place)).toHaveAccessibleName(section);
    }
    await expect(headings).toHaveCount(sections.length);
    await expect(main.locator('.jkl-tag')).toHaveText(badges);
    await expectTasks(page, name);
    await expectCosts(page, name);
    await expectRecommendations(page, name);
  });
}
