import { publishProduct } from "./env.ts";
import { runProduct } from "@wesdom/product/run-product";

/** Starts one product for the whole subject; the returned function ends it. */
// oxlint-disable-next-line import/no-default-export -- the shape that Playwright calls
export default async function startSites(): Promise<() => Promise<void>> {
  const product = await runProduct();
  publishProduct(product);
  return () => product.stop();
}
