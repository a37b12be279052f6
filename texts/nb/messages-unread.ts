export const texts = {
  /** `mayBeMore`: a system did not answer, so there may be more */
  link: (unread: number, mayBeMore: boolean) => {
    if (unread === 0) return 'Meldingene dine';
    const number = unread === 1 ? '1 ulest' : `${unread} uleste`;
    return mayBeMore ? `Meldingene dine (minst ${number})` : `Meldingene dine (${number})`;
  },
} as const;
