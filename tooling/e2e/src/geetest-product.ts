import { runGeetest, type RunningGeetest } from "./run-geetest.ts";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { test } from "./test.ts";

/** A product whose puzzles are GeeTest's, while the tests of a file run. */
export interface GeetestProduct {
  readonly origin: () => string;
  /** Well and unasked at the start of each test. */
  readonly geetest: () => RunningGeetest;
}

/** Runs API and host with GeeTest's stand-in for the tests of a file. */
export function geetestProduct(): GeetestProduct {
  let geetest: RunningGeetest;
  let product: RunningProduct;
  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    geetest = await runGeetest();
    product = await runProduct(geetest.settings);
  });
  test.beforeEach(() => {
    geetest.mode = "well";
    geetest.asked.length = 0;
  });
  test.afterAll(async () => {
    await product.stop();
    await geetest.stop();
  });
  return { origin: () => product.origin, geetest: () => geetest };
}
