import { PRODUCT_SITES } from "@wesdom/product/env";
import { ownProducts, type Product } from "@wesdom/product/run-product";
import type { AppName } from "@wesdom/release";

const VARIABLE = "WESDOM_E2E_PRODUCT";

/** Remembers which sites the products of a subject have. */
export function publishSites(sites: readonly AppName[]): void {
  process.env[PRODUCT_SITES] = sites.join(" ");
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

/** The data folder of the product that a page belongs to. */
export function dataDirOf(url: string): string {
  return (ownProducts.get(new URL(url).origin) ?? product()).dataDir;
}

/** The environment of a command that a test runs: this one's, with some settings. */
export function commandEnv(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...settings };
}
