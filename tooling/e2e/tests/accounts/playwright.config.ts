import { subject } from "../../src/subject.ts";

export default subject("accounts", { sites: ["cn"] });
