import { subject } from "../../src/subject.ts";

export default subject("navigation", { sites: ["cn", "intl"] });
