export { compactMessage } from './compactMessage';
export { aboutLine, descriptionSource, formatRoute, pageSource } from './descriptionSource';
export {
  CONTRACT_FORMAT,
  CONTRACTS,
  DESCRIPTION_FILE,
  incomparable,
  JUDGING,
  readContracts,
  type ContentRead,
  type ContractOf,
  type ModuleUse,
  type RecordedContract,
} from './RecordedContract';
