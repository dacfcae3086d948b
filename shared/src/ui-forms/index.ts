import './mantine.css';

export { CheckField, type CheckFieldProps } from './CheckField';
export { SelectField, type SelectFieldProps } from './SelectField';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
export { TextField, type TextFieldProps } from './TextField';
