export { compactMessage } from './compactMessage';
export { aboutLine, descriptionSource, formatRoute, pageSource } from './descriptionSource';
export {
  CONTRACTS,
  DESCRIPTION_FILE,
  JUDGING,
  readContract,
  type ContentRead,
  type ContractOf,
  type ModuleUse,
  type RecordedContract,
} from './RecordedContract';
