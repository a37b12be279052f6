/** Where the portal lies; every route stands under it (shell 2, Router table). */
export const BASE_PATH = '/privat/forsikring/oversikt';
