/** antd-mobile's locales; adds the Spanish texts that antd-mobile leaves in English, of the components in use. */
import enUS from 'antd-mobile/es/locales/en-US';
import esES from 'antd-mobile/es/locales/es-ES';
import type { Language } from '../languages';

const spanish: typeof esES = {
  ...esES,
  common: { ...esES.common, close: 'Cerrar' },
  ImageUploader: { ...esES.ImageUploader, upload: 'Subir' },
  Selector: { ...esES.Selector, name: 'Opciones' },
  Slider: { ...esES.Slider, name: 'Control deslizante' },
  Stepper: { ...esES.Stepper, decrease: 'disminuir', increase: 'aumentar' },
};

export const antdLocales: Record<Language, typeof enUS> = { en: enUS, es: spanish };
