/** ₹1,200: grouped as India writes it, the same on every machine. */
export const rupees = (amount: number): string =>
  `₹${String(amount).replace(/(\d)(?=(\d{2})*\d{3}$)/g, '$1,')}`
