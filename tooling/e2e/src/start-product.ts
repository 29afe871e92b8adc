import { publishProduct } from "./product.ts";
import { runProduct } from "./run-product.ts";

/** Starts one product for the whole run; the returned function ends it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await runProduct();
  publishProduct(product);
  return () => product.stop();
}
