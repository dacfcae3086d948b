import './mantine.css';

export { CheckField, type CheckFieldProps } from './CheckField';
export { ChoiceField, type ChoiceFieldProps } from './ChoiceField';
export { SelectField, type SelectFieldProps } from './SelectField';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
export { TextField, type TextFieldProps } from './TextField';
