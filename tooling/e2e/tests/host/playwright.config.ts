import { subject } from "../../src/subject.ts";

export default subject("host", { sites: ["cn", "intl"] });
