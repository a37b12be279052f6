export const texts = {
  title: 'Meldinger',
  unread: (count: number) => `${count} uleste`,
  unreadAtLeast: (count: number) => `minst ${count} uleste`,
} as const;
