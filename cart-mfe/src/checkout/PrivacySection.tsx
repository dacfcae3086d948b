import { PRIVACY_ID } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import { useId } from 'react';
import classes from './PrivacySection.module.css';

/** Who has the guest's data, for what, and how to take it back. The footer of every page leads here. */
export function PrivacySection() {
  const { legal } = restaurant;
  const title = useId();
  return (
    <section id={PRIVACY_ID} tabIndex={-1} className={classes.privacy} aria-labelledby={title}>
      <h2 id={title}>Tus datos</h2>
      <p>
        {legal.name}, {legal.nit}, con domicilio en Medellín, es responsable de los datos que escribes en el
        pedido.
      </p>
      <p>
        Los usa para preparar y entregar el pedido, y para hablar contigo si hay dudas. No los usa para
        publicidad ni los entrega a nadie más que a quien lleva el domicilio.
      </p>
      <p>
        Este sitio guarda tu carrito en tu navegador y nada más. Lo que escribes en el formulario se queda en
        esta pestaña hasta que la cierras. Tus datos salen cuando tú envías el mensaje en WhatsApp, que tiene
        sus propias reglas.
      </p>
      <p>
        Puedes conocer, corregir o borrar tus datos, y retirar tu autorización, escribiendo a{' '}
        <a href={`mailto:${legal.dataEmail}`}>{legal.dataEmail}</a>. Si no quedas conforme, puedes acudir a la
        Superintendencia de Industria y Comercio.
      </p>
    </section>
  );
}
