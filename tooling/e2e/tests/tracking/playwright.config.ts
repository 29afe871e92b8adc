import { subject } from "../../src/subject.ts";

export default subject("tracking", { sites: ["cn", "intl"] });
