/** How an e-mail address is written. As type 'email', browsers would rewrite Norwegian letters in the domain. */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** How a Norwegian phone number is written. */
export const PHONE_INPUT = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const;
