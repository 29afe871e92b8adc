import type { Statement, VariableDeclarator } from "@swc/core";
import { Visitor } from "@swc/core/Visitor.js";

interface UsingDeclaration {
  readonly type: "UsingDeclaration";
  decls: VariableDeclarator[];
}

/**
 * Teaches swc's visitor, which dependency-cruiser walks with, the `using` declaration: swc parses it, but its
 * visitor throws at a statement it does not know.
 */
export function visitUsingDeclarations(): void {
  const visitStatement = Reflect.get<Visitor, "visitStatement">(Visitor.prototype, "visitStatement");
  Visitor.prototype.visitStatement = function (this: Visitor, statement: Statement): Statement {
    const using = statement as unknown as UsingDeclaration;
    if (using.type !== "UsingDeclaration") return visitStatement.call(this, statement);
    using.decls = this.visitVariableDeclarators(using.decls);
    return statement;
  };
}
