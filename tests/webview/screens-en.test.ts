import { testScreens } from './screens.ts';

testScreens('en');
