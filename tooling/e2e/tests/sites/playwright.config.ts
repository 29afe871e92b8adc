import { subject } from "../../src/subject.ts";

export default subject("sites", { sites: ["cn", "intl"] });
