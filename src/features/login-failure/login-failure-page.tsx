/** Joint login failure: says that the login from another app failed, and links to the home page. */
import { useText } from '../../intl/text';
import { BrandPhone, CustomerServiceButton } from '../../loan/service/help';
import { callNative, canCall } from '../../platform/bridge';
import { Button } from '../../ui/form/button';
import { HomeButton } from '../../ui/links/go-button';
import { Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { LOGIN_FAILED_SCENE } from '../../ui/picture/state-scenes';

/** Always Spanish by the specification (section 2), so it is not in the locale files. */
const LOG_IN = 'Inicia sesión de nuevo';
const OPEN_AGAIN = 'Vuelve a la app e inicia sesión de nuevo';
const NOTICE = 'No pudimos iniciar tu sesión. Tu préstamo y tus pagos siguen igual.';

export default function LoginFailurePage() {
  const t = useText();
  const canLogIn = canCall('login');
  return (
    <Page>
      <StateView
        illustration={LOGIN_FAILED_SCENE}
        title={<span lang="es">{canLogIn ? LOG_IN : OPEN_AGAIN}</span>}
        text={<span lang="es">{NOTICE}</span>}
      >
        {canLogIn && <Button onClick={() => callNative('login')}>{t('error.logIn')}</Button>}
        <CustomerServiceButton variant={canLogIn ? 'secondary' : 'primary'} />
        {/* Without a session, customer service's contacts may be refused, which leads back here. */}
        <BrandPhone />
        <HomeButton variant="secondary" />
      </StateView>
    </Page>
  );
}
