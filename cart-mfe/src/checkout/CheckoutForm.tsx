import { ContactFields } from './ContactFields';
import { DeliveryFields } from './DeliveryFields';
import { PaymentFields } from './PaymentFields';
import { TimeField } from './TimeField';
import classes from './CheckoutForm.module.css';

/** The fields: first those that take a tap, then those that are typed. All of them may stay empty. */
export const CheckoutForm = () => (
  <div className={classes.form}>
    <DeliveryFields />
    <TimeField />
    <PaymentFields />
    <ContactFields />
  </div>
);
