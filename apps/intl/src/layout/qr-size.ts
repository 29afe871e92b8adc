/** Side of a QR code image in pixels. */
export const QR_SIZE = 240;
