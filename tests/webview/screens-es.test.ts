import { testScreens } from './screens.ts';

testScreens('es');
