import { subject } from "../../src/subject.ts";

export default subject("thorough", { sites: ["cn", "intl"], workers: 1, report: "thorough.json" });
