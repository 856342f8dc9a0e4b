/** Keys of a subscription for tests that read no message. The first is a point of the curve P-256. */
export const deviceKeys = {
  p256dh: "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
  auth: "AAAAAAAAAAAAAAAAAAAAAA",
};
