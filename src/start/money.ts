/** The first paint of the money screens. */
import '../../theme/tokens.css';
import '../../theme/base.css';
import ConfirmLoanPage from '../features/confirm-loan/confirm-loan-page';
import ExtensionPage from '../features/extension/extension-page';
import InstructionsPage from '../features/instructions/instructions-page';
import OrderPage from '../features/order/order-page';
import RepayPage from '../features/repay/repay-page';
import { routePatterns } from '../paths';
import { paintFirst } from './first-paint';

export const painted = paintFirst({
  [routePatterns.confirmLoan]: ConfirmLoanPage,
  [routePatterns.loanDetail]: OrderPage,
  [routePatterns.order]: OrderPage,
  [routePatterns.repay]: RepayPage,
  [routePatterns.extension]: ExtensionPage,
  [routePatterns.instructions]: InstructionsPage,
});
