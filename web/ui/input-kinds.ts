/** Not of type 'email': browsers would rewrite Norwegian letters in the domain of an e-mail address. */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Input attributes of a Norwegian phone number. */
export const PHONE_INPUT = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const;
