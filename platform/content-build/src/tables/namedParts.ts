import type { z } from 'zod';
import type { PictureRef } from '@asia/shared/contracts';
import { text } from './cells';

/** A cell of the row that its first column names, as `inicio / portada`. `*` stands for any last step. */
export class Cell<Out> {
  constructor(
    readonly name: string,
    readonly column: string,
    readonly schema: z.ZodType<Out, string>,
  ) {}
}

/** A cell with the name of a picture. */
export class Picture extends Cell<PictureRef> {
  constructor(name: string, column: string) {
    super(name, column, text as unknown as z.ZodType<PictureRef, string>);
  }
}

/** Items in the order of their rows. Each row that the first cell of the item names begins one. */
export class List<Item> {
  constructor(
    readonly item: Item,
    /** Default: one or more. */
    readonly count?: number,
  ) {}
}

/** All of its rows, or none. */
export class Optional<Part> {
  constructor(readonly part: Part) {}
}

/** What a schema of cells gives. */
export type Value<Part> =
  Part extends Cell<infer Out>
    ? Out
    : Part extends List<infer Item>
      ? Value<Item>[]
      : Part extends Optional<infer Inner>
        ? Value<Inner> | undefined
        : { [Member in keyof Part]: Value<Part[Member]> };

export function cellsIn(part: unknown): Cell<unknown>[] {
  if (part instanceof Cell) return [part as Cell<unknown>];
  if (part instanceof List) return cellsIn(part.item);
  if (part instanceof Optional) return cellsIn(part.part);
  return Object.values(part as object).flatMap(cellsIn);
}
