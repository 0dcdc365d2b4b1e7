#include <QFileDialog>
#include <QtPrintSupport/QPrintDialog>
