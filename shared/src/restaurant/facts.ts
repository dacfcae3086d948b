import { entry, type Facts } from '../contracts';
import { content } from '../pageContent';

export const restaurant: Facts = /* @__PURE__ */ content(/* @__PURE__ */ entry('facts'));
