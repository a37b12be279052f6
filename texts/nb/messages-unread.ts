export const texts = {
  /** `mayBeMore`: a system did not answer, so there may be more */
  link: (unread: number, mayBeMore: boolean) => {
    if (unread === 0) return 'Meldingene dine';
    return mayBeMore ? `Meldingene dine (minst ${unread} uleste)` : `Meldingene dine (${unread} uleste)`;
  },
} as const;
