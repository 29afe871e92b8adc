/** Whether an absolute address parses; `URL.canParse` came to Chrome with 120 and to Safari with 17. */
export function canParseUrl(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}
