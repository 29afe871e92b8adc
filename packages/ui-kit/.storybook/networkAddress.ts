/** What the QR code asks the server of a Storybook that is open on this machine; `pnpm start` answers it, too. */
export const NETWORK_ADDRESS_PATH = "network-address";
