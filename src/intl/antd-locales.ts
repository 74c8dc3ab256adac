/** antd-mobile's locales; adds the Spanish texts that antd-mobile leaves in English. */
import enUS from 'antd-mobile/es/locales/en-US';
import esES from 'antd-mobile/es/locales/es-ES';
import type { Language } from '../languages';

const spanish: typeof esES = {
  ...esES,
  common: { ...esES.common, close: 'Cerrar' },
  Calendar: {
    ...esES.Calendar,
    title: 'Selecciona la fecha',
    confirm: 'Confirmar',
    start: 'inicio',
    end: 'fin',
    startAndEnd: 'inicio/fin',
    today: 'hoy',
  },
  DatePicker: { ...esES.DatePicker, tillNow: 'Hasta ahora' },
  ImageUploader: { ...esES.ImageUploader, upload: 'Subir' },
  InfiniteScroll: { noMore: 'No hay más', failedToLoad: 'No se pudo cargar', retry: 'Intentar de nuevo' },
  Input: { ...esES.Input, clear: 'borrar' },
  PasscodeInput: { ...esES.PasscodeInput, name: 'Código de acceso' },
  SearchBar: { ...esES.SearchBar, name: 'Barra de búsqueda' },
  Slider: { ...esES.Slider, name: 'Control deslizante' },
  Stepper: { ...esES.Stepper, decrease: 'disminuir', increase: 'aumentar' },
  Switch: { ...esES.Switch, name: 'Interruptor' },
  Selector: { ...esES.Selector, name: 'Selector' },
};

export const antdLocales: Record<Language, typeof enUS> = { en: enUS, es: spanish };
