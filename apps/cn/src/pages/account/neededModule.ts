import { browserStorage, createFullLoad } from "@wesdom/site-runtime/browser";

let hasFailed = false;

const loadAnew = (): boolean =>
  createFullLoad({
    location,
    storage: browserStorage("sessionStorage"),
    isOnline: () => navigator.onLine,
  })(location.href);

/**
 * Waits for what a tap needs loaded. What fails a second time is gone with its release, as a rule, and no further tap
 * would bring it: the page is loaded anew, with what is kept of it on the device.
 *
 * @param fullLoad - Begins that load; false where it may not. @default that of the site
 */
export async function neededModule<Module>(
  loading: Promise<Module>,
  fullLoad: () => boolean = loadAnew,
): Promise<Module> {
  try {
    return await loading;
  } catch (error) {
    // The new document takes over: until it comes the old page stays.
    if (hasFailed && fullLoad()) return await new Promise<never>(() => {});
    hasFailed = true;
    throw error;
  }
}
