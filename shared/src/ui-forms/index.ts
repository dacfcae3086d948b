import './mantine.css';

export { CheckField } from './CheckField';
export { ChoiceField } from './ChoiceField';
export { MantineThemeScope } from '../ui/theme/MantineThemeScope';
export { SelectField } from './SelectField';
export { TextField } from './TextField';
