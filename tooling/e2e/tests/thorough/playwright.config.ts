import { subject } from "../../src/subject.ts";

export default subject("thorough", { sites: ["cn", "intl"], report: "thorough.json" });
