/** Sheets of all components; a module of its own, so that they come after the foundation: a glob is hoisted. */
import.meta.glob(["../src/*/*.css", "!../src/foundation/*.css", "!../src/tokens/*.css"], { eager: true });
