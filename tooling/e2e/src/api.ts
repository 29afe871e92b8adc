import { product } from "./env.ts";

/**
 * What the API of the running product answers to a call.
 *
 * @param path - Path without `.do`.
 * @param lang - 1 Chinese, 2 English, 3 Japanese.
 */
export async function fromApi<Data>(
  path: string,
  lang: number,
  query: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const address = `${product().apiOrigin}${path}.do?${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, { headers: { Lang: String(lang) } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return ((await response.json()) as { data: Data }).data;
}
