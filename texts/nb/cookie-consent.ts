export const texts = {
  title: 'Velg informasjonskapsler',
  lead: 'Noen informasjonskapsler må vi ha for at sidene skal virke. Resten bestemmer du.',
  types: {
    functional: { name: 'Funksjonelle', purpose: 'Husker valgene dine til neste gang.' },
    statistics: {
      name: 'Statistikk',
      purpose:
        'Hjelper oss å gjøre sidene bedre. Leverandører måler bruken og tar opptak av besøk, uten tekst og tall.',
    },
    marketing: { name: 'Markedsføring', purpose: 'Lar oss vise deg tilbud som passer for deg.' },
  },
  privacy: 'Les om personvern og informasjonskapsler',
  acceptAll: 'Godta alle',
  acceptChosen: 'Godta mine valg',
  necessaryOnly: 'Bare nødvendige',
} as const;
