import type { AppName } from "@wesdom/release";

/** Where the running product is, handed from the global setup to the tests through the environment. */
export interface Product {
  /** Origin of the host, e.g. `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Origin of the API. */
  readonly apiOrigin: string;
  readonly releasesDir: string;
  /** Folder of the API's data, by which its commands find it. */
  readonly dataDir: string;
}

const VARIABLE = "WESDOM_E2E_PRODUCT";
const SITES_VARIABLE = "WESDOM_E2E_SITES";

/** Remembers which sites the products of a subject have. */
export function publishSites(sites: readonly AppName[]): void {
  process.env[SITES_VARIABLE] = sites.join(" ");
}

/** The sites that a product has. @default both */
export function chosenSites(): readonly AppName[] {
  return (process.env[SITES_VARIABLE] ?? "cn intl").split(" ") as AppName[];
}

/** Remembers the product for the tests. */
export function publishProduct(product: Product): void {
  process.env[VARIABLE] = JSON.stringify(product);
}

/** The running product. @throws outside a run of the suite. */
export function product(): Product {
  const value = process.env[VARIABLE];
  if (!value) throw new Error("The product is not running: start the suite with `pnpm test:e2e`.");
  return JSON.parse(value) as Product;
}

/** Data folders of the products that a test file started itself, by the origin of their pages. */
export const ownProducts = new Map<string, string>();

/** The data folder of the product that a page belongs to. */
export function dataDirOf(url: string): string {
  return ownProducts.get(new URL(url).origin) ?? product().dataDir;
}

/** The environment that programs started by a test inherit. */
export function inheritedEnv(): NodeJS.ProcessEnv {
  return { ...process.env };
}

/** The environment of a command that a test runs: this one's, with some settings. */
export function commandEnv(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...settings };
}
