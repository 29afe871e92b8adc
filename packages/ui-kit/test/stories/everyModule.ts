/** All components, also those that others load on need: what a play opens is there at once then. */
import.meta.glob(["../../src/**/*.tsx", "!../../src/**/*.{test,stories}.tsx"], { eager: true });
