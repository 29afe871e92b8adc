import { subject } from "../../src/subject.ts";

// One at a time: they count what comes into the database meanwhile.
export default subject("tracking", { sites: ["cn", "intl"], workers: 1 });
