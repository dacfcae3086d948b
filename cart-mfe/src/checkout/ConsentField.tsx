import { restaurant } from '@asia/shared/restaurant';
import { Button, ExternalLink, VisuallyHidden } from '@asia/shared/ui';
import { CheckField } from '@asia/shared/ui-forms';
import { useLayoutEffect, useRef } from 'react';
import classes from './SendOrder.module.css';

export interface ConsentFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The consent, never ticked beforehand, with what it is for and who answers for the data. */
export function ConsentField({ checked, onChange }: ConsentFieldProps) {
  const { legal } = restaurant;
  const box = useRef<HTMLInputElement>(null);
  // Some browsers put back the ticks of a reloaded page; a consent has to be given by hand.
  useLayoutEffect(() => {
    if (box.current) box.current.checked = false;
  }, []);

  return (
    <div>
      <CheckField
        ref={box}
        id="pedido-consentimiento"
        label="Confirmo datos para envio a domicilio / recoger."
        checked={checked}
        onChange={onChange}
      />
      <p className={classes.help}>
        Usaremos estos datos solo para preparar y entregar este pedido. Se envían al restaurante por WhatsApp;
        este sitio no los guarda en ningún servidor. Puedes pedir que los corrijan o borren escribiendo al
        restaurante. Ley 1581 de 2012.
      </p>
      <p className={classes.help}>
        Responsable: {legal.name}, {legal.nit}. Contacto: {legal.dataEmail}.{' '}
        <a href="#tus-datos">Tus datos</a>
      </p>
      <Button className={classes.law} variant="line" slim component={ExternalLink} href={legal.dataLawUrl}>
        <span>
          <VisuallyHidden>Leer la </VisuallyHidden>
          {legal.dataLawLabel}
          <VisuallyHidden> sobre datos personales</VisuallyHidden>
        </span>
      </Button>
    </div>
  );
}
