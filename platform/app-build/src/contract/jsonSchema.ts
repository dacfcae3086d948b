import ts from 'typescript';
import type { JsonSchema } from '@asia/release-store/contract';

/**
 * The JSON Schema of a type of the compiler; keys that it does not name are allowed.
 * @param about starts the message of an error
 * @throws Error when a value of the type cannot come from JSON
 */
export function jsonSchema(checker: ts.TypeChecker, type: ts.Type, about: string): JsonSchema {
  const open = new Set<ts.Type>();

  const schemaOf = (type: ts.Type): JsonSchema => {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & ts.TypeFlags.String) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return unionOf(type.types);
    const value = constantOf(type);
    if (value !== undefined) return { enum: [value] };
    if (flags & ts.TypeFlags.Object || type.isIntersection()) return objectOf(type);
    throw new Error(`${about} has a ${checker.typeToString(type)}, which no JSON has.`);
  };

  const unionOf = (types: readonly ts.Type[]): JsonSchema => {
    const present = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const constants = present.map(constantOf).filter((value) => value !== undefined);
    const others = present.filter((member) => constantOf(member) === undefined).map(schemaOf);
    // Sorted: the compiler orders a union as it has met its members.
    const parts = sorted([...(constants.length > 0 ? [{ enum: sorted(constants) }] : []), ...others]);
    return parts.length === 1 && parts[0] ? parts[0] : { anyOf: parts };
  };

  const constantOf = (type: ts.Type): string | number | boolean | null | undefined => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
    return type.flags & ts.TypeFlags.Null ? null : undefined;
  };

  const objectOf = (type: ts.Type): JsonSchema => {
    // A shape within itself is not looked at again.
    if (open.has(type)) return {};
    open.add(type);
    try {
      if (checker.isArrayType(type)) {
        const [item] = checker.getTypeArguments(type as ts.TypeReference);
        return { type: 'array', items: item ? schemaOf(item) : {} };
      }
      if (type.getCallSignatures().length > 0 || checker.isTupleType(type))
        throw new Error(`${about} has a ${checker.typeToString(type)}, which no contract can describe.`);
      const properties = checker.getPropertiesOfType(type);
      const [rest] = checker.getIndexInfosOfType(type);
      const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
      return {
        type: 'object',
        properties: Object.fromEntries(
          properties.map((property) => [property.name, schemaOf(checker.getTypeOfSymbol(property))]),
        ),
        required: required.map(({ name }) => name),
        ...(rest && { additionalProperties: schemaOf(rest.type) }),
      };
    } finally {
      open.delete(type);
    }
  };

  return schemaOf(type);
}

const sorted = <Value>(values: Value[]): Value[] => {
  const text = (value: Value) => JSON.stringify(value);
  return [...values].sort((a, b) => (text(a) < text(b) ? -1 : 1));
};
