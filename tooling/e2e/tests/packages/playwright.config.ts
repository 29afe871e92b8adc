import { subject } from "../../src/subject.ts";

export default subject("packages");
