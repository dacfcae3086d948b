import './mantine.css';

export { CheckField } from './CheckField';
export { ChoiceField } from './ChoiceField';
export { SelectField } from './SelectField';
export { TextField } from './TextField';
